<?php

namespace App\Http\Controllers;

use App\Http\Requests\RegisterRequest;
use App\Models\User;
use App\Notifications\VerificationCode;
use Illuminate\Http\JsonResponse;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Hash;

class RegisterController extends Controller
{
    public function store(RegisterRequest $request): JsonResponse
    {
        $form = Arr::except($request->validated(), ['accepts_terms', 'accepts_privacy']);
        $user = User::create(['password' => Hash::make($form['password'])] + $form);
        VerificationCode::mailTo($user);

        return response()->json(['email' => $user->email], 201);
    }
}
